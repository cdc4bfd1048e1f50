import { withoutSlashes } from '../docUrl.js';

/** The path of feeds, before the token. */
export const FEED_PATH = '/v1/calendar/feed/';

/** Returns the address of a feed on a service. */
export const feedAddress = (base: string, token: string): string => `${withoutSlashes(base)}${FEED_PATH}${token}.ics`;
