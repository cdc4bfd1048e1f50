import { refuseBeyond, type Work } from '../operation/work.js';
import { DEFAULT_MAX_WORK, type Plan } from './ports.js';

/**
 * Refuses a call that would take more processor time than its plan allows.
 *
 * @throws {SiddhantaError} `invalid_value` with the field to shorten
 */
export function requireWork(endpoint: string, work: Work, { max_work: most = DEFAULT_MAX_WORK }: Plan): void {
  refuseBeyond(endpoint, work, most);
}
