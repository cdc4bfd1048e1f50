/** A JSON Schema (draft 2020-12), as far as this description uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  examples?: unknown[];
}

/** Schemas by the name under which they stand in `components.schemas`. */
export type Components = Record<string, Schema>;

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns schemas by name from several such lists. */
export function together<One>(...parts: readonly Readonly<Record<string, One>>[]): Record<string, One> {
  const all: Record<string, One> = {};
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all && JSON.stringify(all[name]) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas are called ${name}: a type, an input and a shared field need names of their own.`);
    }
    all[name] = schema;
  }
  return all;
}
