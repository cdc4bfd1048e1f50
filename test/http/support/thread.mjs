// The program of a thread, from the sources: threads do not take over what --import has registered.
import { register } from 'tsx/esm/api';

register();
await import('../../../src/http/node-worker.ts');
