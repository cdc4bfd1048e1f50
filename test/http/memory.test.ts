import { memoryStores } from '../../src/http/index.js';
import { describeStores } from './storeContract.js';

describeStores('memory', async () => memoryStores());
