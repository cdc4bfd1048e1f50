// The pages of the HTTP API, one for each operation, from openapi.json: written to docs/openapi when the site is built.

const MOST_VALUES = 8;

/** The parts of an API description that are read here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly multipleOf?: number;
  readonly format?: string;
  readonly pattern?: string;
}
interface Body {
  readonly content?: {
    readonly 'application/json': {
      readonly schema: Schema;
      readonly examples?: Record<string, { readonly value: unknown }>;
    };
  };
}
interface Reference {
  readonly $ref?: string;
}
interface Parameter extends Reference {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: string;
}
interface Answer extends Body, Reference {
  readonly description: string;
}
interface ApiOperation {
  readonly summary: string;
  readonly 'x-endpoint': string;
  readonly 'x-units': number;
  readonly 'x-scope'?: string;
  readonly 'x-schools'?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly responses: Readonly<Record<string, Answer>>;
  readonly headers: Readonly<Record<string, { readonly description: string }>>;
}
export interface Description {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Components;
}
interface Endpoint {
  readonly path: string;
  readonly method: string;
  readonly operation: ApiOperation;
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const prose = (text: string): string => text.replace(/[<>{}]/g, (sign) => `\\${sign}`);
function resolved<Part extends Reference>(given: Part, parts: Readonly<Record<string, Part>>): Part {
  if (given.$ref === undefined) return given;
  const part = parts[nameOf(given.$ref)];
  if (part === undefined) throw new Error(`openapi.json has no ${given.$ref}.`);
  return part;
}
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const recorded = (body: Body): unknown => body.content?.['application/json'].examples?.recorded?.value;
const schemaOf = (body: Body): Schema => body.content?.['application/json'].schema ?? {};
const anchor = (name: string): string => `#${name.toLowerCase()}`;
/** What has a page of the manual: a batch is sent, followed and read by several calls, and a feed is no call of a program. */
const manualOf = ({ 'x-endpoint': name }: ApiOperation): string | undefined =>
  name.startsWith('batches.') ? '../batches.md' : name === 'calendar.feed' ? '../feed.md' : undefined;
const fileOf = (operation: ApiOperation): string =>
  manualOf(operation) ?? `${operation['x-endpoint'].replaceAll('.', '-')}.md`;

function boundsOf(schema: Schema): string[] {
  const least = schema.minimum ?? schema.exclusiveMinimum;
  const most = schema.maximum ?? schema.exclusiveMaximum;
  const range = [
    least === undefined ? '' : `${'exclusiveMinimum' in schema ? 'above ' : ''}${least}`,
    most === undefined ? '' : `${'exclusiveMaximum' in schema ? 'below ' : ''}${most}`,
  ];
  const size = (from: number | undefined, to: number | undefined, what: string): string[] =>
    from === undefined && to === undefined ? [] : [`${from ?? 0} … ${to ?? ''} ${what}`.replace('…  ', '… ')];
  return [
    ...(least === undefined && most === undefined ? [] : [range.filter((text) => text !== '').join(' … ')]),
    ...size(schema.minLength, schema.maxLength, 'characters'),
    ...size(schema.minItems, schema.maxItems, 'entries'),
    ...(schema.multipleOf === undefined ? [] : [`a multiple of ${schema.multipleOf}`]),
    ...(schema.format === undefined ? [] : [schema.format]),
    ...(schema.pattern === undefined ? [] : [code(schema.pattern)]),
    ...(schema.default === undefined || schema.default === '' ? [] : [`${code(schema.default)} by default`]),
  ];
}

class Page {
  readonly #asked: string[] = [];
  readonly #lines: string[] = [];
  readonly #schemas: Components['schemas'];

  constructor(schemas: Components['schemas']) {
    this.#schemas = schemas;
  }

  get hasSections(): boolean {
    return this.#asked.length > 0;
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  #hasSection({ properties, enum: values }: Schema): boolean {
    return properties !== undefined || (values?.length ?? 0) > MOST_VALUES;
  }

  typeOf(schema: Schema): string {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      const target = resolved(schema, this.#schemas);
      const bounds = boundsOf({ default: schema.default });
      if (!this.#hasSection(target))
        return this.typeOf({ ...target, ...(bounds.length > 0 && { default: schema.default }) });
      if (!this.#asked.includes(name)) this.#asked.push(name);
      return [`[${name}](${anchor(name)})`, ...bounds].join(', ');
    }
    if (schema.const !== undefined) return code(schema.const);
    if (schema.enum !== undefined)
      return [`one of ${schema.enum.map(code).join(' ')}`, ...boundsOf({ default: schema.default })].join(', ');
    if (schema.anyOf !== undefined) return schema.anyOf.map((one) => this.typeOf(one)).join(' or ');
    if (schema.type === 'array') {
      const entries = schema.prefixItems?.map((one) => this.typeOf(one)).join(', ') ?? this.typeOf(schema.items ?? {});
      return [`list of ${entries}`, ...boundsOf(schema)].join(', ');
    }
    return [[schema.type ?? 'anything'].flat().join(' or '), ...boundsOf(schema)].join(', ');
  }

  rows({ properties = {}, required = [] }: Schema, path = ''): string[] {
    return Object.entries(properties).flatMap(([name, schema]) => {
      const full = path + name;
      const type = schema.properties === undefined ? this.typeOf(schema) : 'object';
      const must = required.includes(name) ? '' : 'optional; ';
      const row = `| ${code(full)} | ${cell(must + type)} | ${cell(prose(schema.description ?? ''))} |`;
      const entries = schema.items?.properties === undefined ? [] : this.rows(schema.items, `${full}[].`);
      return [row, ...this.rows(schema, `${full}.`), ...entries];
    });
  }

  table(schema: Schema): void {
    this.write('| field | type | what |', '| --- | --- | --- |', ...this.rows(schema), '');
  }

  write(...lines: string[]): void {
    this.#lines.push(...lines);
  }

  sections(): void {
    for (const name of this.#asked) {
      const schema = resolved({ $ref: name }, this.#schemas);
      this.write(`### ${name}`, '', prose(schema.description ?? ''), '');
      if (schema.enum === undefined) this.table(schema);
      else this.write(schema.enum.map(code).join(' '), '');
    }
  }
}

const shell = (text: string): string => text.replaceAll("'", "'\\''");

function requestOf({ path, method, operation: { requestBody } }: Endpoint, parameters: readonly Parameter[]): string {
  const filled = parameters.reduce(
    (text, { name, in: where, example }) => (where === 'path' ? text.replace(`{${name}}`, `${example}`) : text),
    path,
  );
  const start = `curl -s ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}https://api.example${filled} -H 'X-API-Key: svc_test_…'`;
  if (requestBody === undefined) return start;
  return `${start} \\\n  -H 'Content-Type: application/json' \\\n  -d '${shell(JSON.stringify(recorded(requestBody)))}'`;
}

function errorRows(responses: ApiOperation['responses'], components: Components): string[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, given]) => {
      const response = resolved(given, components.responses);
      const forms = schemaOf(response).properties?.error?.allOf ?? [];
      const codes = forms.flatMap(({ properties }) => properties?.code?.enum ?? []);
      const links = codes.map((name) => `[\`${name}\`](../errors/${name}.md)`).join(' ');
      return `| ${status} | ${links} | ${cell(prose(response.description))} |`;
    });
}

function operationPage(endpoint: Endpoint, { components }: Description, shown: unknown): string {
  const { path, method, operation } = endpoint;
  const page = new Page(components.schemas);
  const { summary, requestBody, responses, parameters = [] } = operation;
  const answer = responses['200'] ?? { description: '' };
  const { data = {} } = resolved(schemaOf(answer), components.schemas).properties ?? {};
  const units = operation['x-units'];
  const facts = [
    units === 0 ? 'Free of units.' : `Costs ${units} unit${units === 1 ? '' : 's'}.`,
    operation['x-scope'] === undefined ? '' : `Scope \`${operation['x-scope']}\`.`,
    operation['x-schools'] === undefined ? '' : `Schools: ${operation['x-schools'].map(code).join(' ')}.`,
  ];
  page.write(
    `# ${operation['x-endpoint']}`,
    '',
    `${prose(summary)}.`,
    '',
    `**${method.toUpperCase()}** \`${path}\``,
    '',
  );
  page.write(facts.filter((text) => text !== '').join(' '), '');
  const given = parameters.map((one) => resolved(one, components.parameters));
  if (given.length > 0) {
    page.write('## Path and headers', '', '| name | in | type | what |', '| --- | --- | --- | --- |');
    for (const { name, in: where, schema, description, required } of given)
      page.write(
        `| \`${name}\` | ${where} | ${required ? '' : 'optional; '}${cell(page.typeOf(schema))} | ${cell(prose(description))} |`,
      );
    page.write('');
  }
  if (requestBody !== undefined) {
    page.write('## Body', '');
    page.table(resolved(schemaOf(requestBody), components.schemas));
  }
  page.write(
    '## Result',
    '',
    'In `data`; beside it stand `provenance` and `meta`, [as in every answer](README.md#answers).',
    '',
  );
  const result = resolved(data, components.schemas);
  if (result.properties === undefined) page.write(page.typeOf(data), '');
  else page.table(result);
  page.write('## Example', '', '```sh no-run', requestOf(endpoint, given), '```', '');
  page.write('```json', JSON.stringify(shown, null, 2), '```', '');
  page.write(
    '## Errors',
    '',
    '| status | codes | when |',
    '| --- | --- | --- |',
    ...errorRows(responses, components),
    '',
  );
  if (page.hasSections) page.write('## Types', '');
  page.sections();
  return page.text;
}

function firstPage(operations: readonly Endpoint[], { info, components }: Description): string {
  const page = new Page(components.schemas);
  page.write('# The HTTP API by operation', '', prose(info.description), '');
  page.write('## Operations', '', '| operation | endpoint | units | what |', '| --- | --- | --- | --- |');
  for (const { path, method, operation } of operations)
    page.write(
      `| [${operation['x-endpoint']}](${fileOf(operation)}) | \`${method.toUpperCase()} ${path}\` | ${operation['x-units']} | ${cell(prose(operation.summary))} |`,
    );
  page.write(
    '',
    '## Answers',
    '',
    'Every 2xx has `data`, of what was asked for, `meta`, and of what was computed `provenance`.',
    '',
  );
  const answer = operations[0]?.operation.responses['200'] ?? { description: '' };
  const { meta = {}, provenance = {} } = resolved(schemaOf(answer), components.schemas).properties ?? {};
  // What an operation narrows it by is of that operation alone.
  const [shared = {}] = meta.allOf ?? [];
  page.table({ properties: { meta: resolved(shared, components.schemas), provenance }, required: ['meta'] });
  page.write('Headers of an answer:', '', '| header | what |', '| --- | --- |');
  for (const [name, { description }] of Object.entries(components.headers))
    page.write(`| \`${name}\` | ${cell(prose(description))} |`);
  page.write('', 'Errors have [a body of their own](../errors/README.md), with a stable code.', '');
  page.sections();
  return page.text;
}

/**
 * Returns the pages of an API description, as `[name of the file, text]`.
 *
 * @param answerOf the whole answer to the example of an operation, of which the description may show a part
 */
export function apiPages(
  description: Description,
  answerOf: (endpoint: string) => unknown,
): [name: string, text: string][] {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return [
    ['README.md', firstPage(operations, description)],
    ...operations
      .filter(({ operation }) => manualOf(operation) === undefined)
      .map((endpoint): [string, string] => [
        fileOf(endpoint.operation),
        operationPage(endpoint, description, answerOf(endpoint.operation['x-endpoint'])),
      ]),
  ];
}
