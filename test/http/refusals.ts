import { type Answer, type Bench, bench, bodyOf, type Sending, withValue } from './support.js';

const RASI = '/v1/charts/rasi';
const rasi = bodyOf('charts.rasi');

/** A call that is refused with each of the 22 codes. */
export const REFUSALS: Readonly<Record<string, (service: Bench) => Promise<Answer>>> = {
  missing_field: refused({ body: {} }),
  unknown_field: refused({ body: { ...rasi, ayanmsa: 'kp' } }),
  invalid_value: refused({ body: withValue(rasi, 'birth.place.latitude', 91) }),
  invalid_json: refused({ body: '{' }),
  invalid_moment: (service) =>
    service.call('/v1/kp/horary', { body: withValue(bodyOf('kp.horary'), 'moment', '2024-02-05T15:51:00') }),
  not_available_in_school: (service) =>
    service.call('/v1/panchang/day', { body: { ...bodyOf('panchang.day'), ayanamsa: 'raman' } }),
  invalid_date: refused({ body: withValue(rasi, 'birth.date', '1990-02-30') }),
  invalid_time: refused({ body: withValue(rasi, 'birth.time', '') }),
  invalid_timezone: refused({ body: withValue(rasi, 'birth.place.timezone', '+05:30') }),
  nonexistent_time: refused({
    body: {
      birth: {
        date: '2024-03-10',
        time: '02:30:00',
        place: { latitude: 40.7, longitude: -74, timezone: 'America/New_York' },
      },
    },
  }),
  date_out_of_range: refused({ body: withValue(rasi, 'birth.date', '3000-01-01') }),
  undefined_at_latitude: refused({ body: withValue(rasi, 'birth.place.latitude', 90) }),
  payload_too_large: refused({ body: 'x'.repeat(16 * 1024 + 1) }),
  not_found: (service) => service.call('/v1/charts/transit', { body: rasi }),
  method_not_allowed: (service) => service.call(RASI),
  missing_api_key: refused({ body: rasi, key: null }),
  invalid_api_key: refused({ body: rasi, key: 'svc_live_x' }),
  async revoked_api_key(service) {
    await service.stores.keys.revoke(service.liveId, '2026-07-15T00:00:00.000Z');
    return service.call(RASI, { body: rasi });
  },
  async insufficient_scope(service) {
    return service.call(RASI, { body: rasi, key: await service.key({ scopes: ['dashas'] }) });
  },
  async rate_limit_exceeded() {
    const slow = await bench({ plans: { free: { units_included: 9, rate_limit_per_minute: 1 } } });
    await slow.call('/v1/meta/usage');
    return slow.call(RASI, { body: rasi });
  },
  async quota_exhausted() {
    const poor = await bench({ plans: { free: { units_included: 0, rate_limit_per_minute: 9 } } });
    return poor.call(RASI, { body: rasi });
  },
  async internal_error() {
    const broken = await bench({
      context: {
        ephemeris: {
          name: 'secret',
          version: '1',
          range: { from: 0, to: 9e9 },
          accuracy: () => 0,
          places() {
            throw new TypeError('a secret of the house');
          },
        },
      },
    });
    return broken.call(RASI, { body: rasi });
  },
};

function refused(init: Sending): (service: Bench) => Promise<Answer> {
  return (service) => service.call(RASI, init);
}
