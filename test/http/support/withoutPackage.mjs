import { register } from 'node:module';

/** Makes Node resolve as where a package is not installed. */
export function withoutPackage(name) {
  const hook = `
export async function resolve(specifier, context, next) {
  if (specifier !== ${JSON.stringify(name)}) return next(specifier, context);
  throw Object.assign(new Error("Cannot find package '" + specifier + "'"), { code: 'ERR_MODULE_NOT_FOUND' });
}`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}
