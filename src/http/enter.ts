import { SiddhantaError } from '../errors.js';
import type { RequestContext, Service } from './requestContext.js';

/**
 * Lets a caller in beside its other calls, until the request ends.
 *
 * @param refusal the message to one call more than it may have at a time
 */
export function enter(service: Service, request: RequestContext, caller: string, most: number, refusal: string): void {
  const leave = service.inFlight.begin(caller, most);
  if (leave !== undefined) {
    request.leave = leave;
    return;
  }
  request.limit = 'concurrency';
  request.headers.set('retry-after', '1');
  throw new SiddhantaError('rate_limit_exceeded', refusal);
}
