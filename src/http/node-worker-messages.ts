import type { ErrorCode } from '../errors.js';
import type { LanguageTag } from '../names/language.js';
import type { Ayanamsa, Meta } from '../types.js';
import type { RowsRequest, RowsResult } from './batches/computeRows.js';
import type { Bytes } from './call.js';

export interface ThreadData {
  /** The bytes of an atlas, which all threads share. */
  readonly atlas: SharedArrayBuffer | undefined;
  /** Languages that the thread speaks with sentences; it loads each when it is first asked for it. */
  readonly languages: readonly LanguageTag[];
}

/** What a pool sends to one of its threads. Each call has its own number. */
export type ToWorker =
  | {
      readonly id: number;
      readonly kind: 'begin';
      readonly name: string;
      readonly input: unknown;
      /** In which the answer is shown; none where it is shown as it is. */
      readonly language: LanguageTag | undefined;
      /** Whether it was begun elsewhere: its `meta` is known. */
      readonly isBegun: boolean;
    }
  | { readonly id: number; readonly kind: 'rows'; readonly request: RowsRequest }
  | { readonly id: number; readonly kind: 'next' }
  | { readonly id: number; readonly kind: 'cancel' };

interface Around {
  readonly id: number;
  readonly meta: Meta;
  readonly provenance: string | undefined;
  readonly tookMs: number;
}

export type FromWorker =
  /** The file below /proc with the processor time of the thread; Linux only. */
  | { readonly id: number; readonly kind: 'ready'; readonly task: string | undefined }
  | (Around & { readonly kind: 'whole'; readonly data: Bytes })
  | (Around & { readonly kind: 'long' })
  | { readonly id: number; readonly kind: 'piece'; readonly piece: Bytes; readonly tookMs: number }
  | { readonly id: number; readonly kind: 'end' }
  | { readonly id: number; readonly kind: 'rows'; readonly result: RowsResult }
  | {
      readonly id: number;
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly field: string | undefined;
      readonly schools: readonly Ayanamsa[] | undefined;
    }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
    };
