/** What becomes of the units that a response costs. */
export interface Settlement {
  /** Charges them; resolves to false when they are no longer held. */
  confirm(): Promise<boolean>;
  /** Gives them back. */
  release(): Promise<void>;
  /** Is told once, at the end, whether they were charged; and what went wrong, if anything. */
  settled(charged: boolean, problem?: unknown): void;
  /** Is told once when nothing of the body is left to be asked for. */
  over(): void;
}

/**
 * Returns a body that is charged when it is asked for: the first pull confirms the charge and only then hands over the bytes, piece by piece
 * as they are asked for. Who cancels it before is charged nothing. A body that cannot be charged breaks off.
 *
 * @param begin begins the body; called once, after the charge
 */
export function meteredBody(
  begin: () => AsyncIterator<Uint8Array>,
  settlement: Settlement,
): ReadableStream<Uint8Array> {
  let pieces: AsyncIterator<Uint8Array> | undefined;
  let isOver = false;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    settlement.over();
  };

  async function charge(): Promise<AsyncIterator<Uint8Array>> {
    let charged = false;
    try {
      charged = await settlement.confirm();
      if (!charged) throw new Error('The units of this response are no longer held: it was asked for too late.');
    } catch (problem) {
      settlement.settled(charged, problem);
      throw problem;
    }
    settlement.settled(true);
    return begin();
  }

  let charging: Promise<AsyncIterator<Uint8Array>> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          charging ??= charge();
          pieces ??= await charging;
          const { done, value } = await pieces.next();
          if (done !== true) return controller.enqueue(value);
          controller.close();
        } catch (problem) {
          over();
          throw problem;
        }
        over();
      },
      async cancel() {
        over();
        if (charging !== undefined) {
          await pieces?.return?.();
          return;
        }
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
