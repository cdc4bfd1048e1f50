import type { ProjectReflection } from 'typedoc';

export interface Entry {
  readonly specifier: string;
  readonly subpath: string;
  readonly source: string;
}

export function referencePages(project: ProjectReflection, entries?: readonly Entry[]): [name: string, text: string][];
