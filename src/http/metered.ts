/** What becomes of the units that a response costs. */
export interface Settlement {
  /** Charges them; resolves to false when they are no longer held. */
  confirm(): Promise<boolean>;
  /** Gives them back. */
  release(): Promise<void>;
  /** Is told once, at the end, whether they were charged; and what went wrong, if anything. */
  settled(charged: boolean, problem?: unknown): void;
}

/**
 * Returns a body that is charged when it is asked for: the first pull confirms the charge and only then hands over the bytes.
 * Who cancels it before is charged nothing. A body that cannot be charged breaks off.
 */
export function meteredBody(bytes: Uint8Array, settlement: Settlement): ReadableStream<Uint8Array> {
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun = true;
        let charged = false;
        try {
          charged = await settlement.confirm();
          if (!charged) throw new Error('The units of this response are no longer held: it was asked for too late.');
        } catch (problem) {
          settlement.settled(charged, problem);
          throw problem;
        }
        settlement.settled(true);
        controller.enqueue(bytes);
        controller.close();
      },
      async cancel() {
        if (begun) return;
        try {
          await settlement.release();
          settlement.settled(false);
        } catch (problem) {
          settlement.settled(false, problem);
        }
      },
    },
    // With any other mark the first pull would come before anyone asked.
    { highWaterMark: 0 },
  );
}
