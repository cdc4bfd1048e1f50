import type { Operation } from '../operation/operation.js';
import { WORKS } from '../operation/sources.js';
import type { OperationSchemas } from './schema.js';
import type { Resource } from './sdk.js';

export type Pages = Readonly<Record<string, string>>;

export interface ResourceParts {
  readonly operations: readonly Operation[];
  readonly schemasOf: (operation: Operation) => OperationSchemas;
  readonly tables: Pages;
  readonly errors: Pages;
}

interface Held {
  readonly resource: Resource;
  readonly text: () => string;
}

export const TEMPLATES = [
  {
    uriTemplate: 'siddhanta://operations/{name}',
    name: 'operation',
    description: 'One operation: schools, an example, and the JSON Schemas of its input and of its data',
    mimeType: 'application/json',
  },
  {
    uriTemplate: 'siddhanta://errors/{code}',
    name: 'error',
    description: 'What an error code means and what to do about it',
    mimeType: 'text/markdown',
  },
] as const;

const json = (value: unknown): string => JSON.stringify(value, null, 1);

function jsonResource(path: string, description: string, value: () => unknown): Held {
  const uri = `siddhanta://${path}`;
  return { resource: { uri, name: path, description, mimeType: 'application/json' }, text: () => json(value()) };
}

function pages(folder: string, texts: Pages): Held[] {
  return Object.entries(texts).map(([name, text]) => {
    const title = text.slice(0, text.indexOf('\n')).replace(/^# /, '');
    const uri = `siddhanta://${folder}/${name}`;
    return { resource: { uri, name: `${folder}/${name}`, title, mimeType: 'text/markdown' }, text: () => text };
  });
}

export interface Resources {
  /** Those that are listed; the others are described by {@link TEMPLATES}. */
  readonly listed: readonly Resource[];
  readonly read: (uri: string) => { readonly mimeType: string; readonly text: string } | undefined;
}

/** Returns the resources: operations, works cited, tables, and what errors mean. */
export function resourcesOf({ operations, schemasOf, tables, errors }: ResourceParts): Resources {
  const listed: readonly Held[] = [
    jsonResource('operations', 'Every operation: what it computes, its schools, and an input that works', () =>
      operations.map(({ name, summary, schools, example }) => ({ name, summary, schools, example })),
    ),
    jsonResource(
      'sources',
      'The works that rules and numbers rest on, by the keys under which provenance is kept',
      () => WORKS,
    ),
    ...pages('tables', tables),
  ];
  const others: readonly Held[] = [
    ...operations.map((operation) => {
      const { name, summary, schools, example } = operation;
      return jsonResource(`operations/${name}`, summary, () => ({
        name,
        summary,
        schools,
        example,
        ...schemasOf(operation),
      }));
    }),
    ...pages('errors', errors),
  ];
  const byUri = new Map([...listed, ...others].map((held) => [held.resource.uri, held]));
  return {
    listed: listed.map(({ resource }) => resource),
    read(uri) {
      const held = byUri.get(uri);
      return held === undefined ? undefined : { mimeType: held.resource.mimeType ?? 'text/plain', text: held.text() };
    },
  };
}
