// Makes Node resolve as where the package of the embedded database is not installed: `node --import ./withoutPglite.mjs`.
import { register } from 'node:module';

const hook = `
export async function resolve(specifier, context, next) {
  if (specifier !== '@electric-sql/pglite') return next(specifier, context);
  throw Object.assign(new Error("Cannot find package '" + specifier + "'"), { code: 'ERR_MODULE_NOT_FOUND' });
}`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
