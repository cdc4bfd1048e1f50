export interface PartQueue {
  readonly parts: number;
  readonly workers: number;
  readonly seconds: number;
  readonly dies?: number;
  readonly freezes?: number;
  readonly frozen?: number;
  readonly restart?: number;
  readonly lease: number;
  readonly tries?: number;
  readonly poison?: number;
  readonly seed?: number;
}

/** What a queue took: seconds, the share of work in vain, parts that were finished twice and parts that were set aside. */
export interface PartQueueRun {
  readonly seconds: number;
  readonly vain: number;
  readonly twice: number;
  readonly aside: number;
}

export function partQueue(queue: PartQueue): PartQueueRun;
