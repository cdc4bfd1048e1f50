// Makes Node resolve as where the package of the metrics is not installed: `node --import ./withoutPromClient.mjs`.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('prom-client');
