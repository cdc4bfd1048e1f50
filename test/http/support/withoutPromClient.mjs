import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('prom-client');
