// A queue of parts of a file of births, whose workers die and freeze: one run, in simulated seconds.

/** Returns numbers from 0 to below 1 that are the same each time. */
function randoms(seed) {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Simulates a queue until each part is finished, or set aside after so many tries. Returns how long it took and what was in vain.
 *
 * A worker takes the oldest part and a lease on it, which it renews three times in its length. A worker that dies renews no more, and another
 * one begins the part again when the lease is over. A frozen worker goes on when it wakes: if its lease is over by then, the part is computed twice.
 *
 * @param parts, workers how many
 * @param seconds what a part takes, with the start of its process
 * @param dies, freezes mean seconds until a worker does; Infinity for never
 * @param frozen mean seconds that it stays so
 * @param restart seconds until a dead worker is back
 * @param lease its length in seconds
 * @param tries after which a part is set aside
 * @param poison parts that kill each worker half-way
 */
export function partQueue({
  parts,
  workers,
  seconds,
  dies = Infinity,
  freezes = Infinity,
  frozen = 300,
  restart = 60,
  lease,
  tries = 5,
  poison = 0,
  seed = 1,
}) {
  const random = randoms(seed);
  const after = (mean) => (mean === Infinity ? Infinity : -mean * Math.log(1 - random()));
  const events = [];
  // Kept in order of time, the next one last.
  const at = (time, run) => {
    let low = 0;
    let high = events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (events[middle].time > time) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, { time, run });
  };

  const waiting = Array.from({ length: parts }, (_, id) => ({ id, tries: 0, finished: 0 }));
  const idle = Array.from({ length: workers }, () => ({}));
  let open = parts;
  let aside = 0;
  let twice = 0;
  let spent = 0;
  let ended = 0;

  const give = (time) => {
    while (idle.length > 0 && waiting.length > 0) {
      const part = waiting.shift();
      // Its frozen worker may have finished it by now.
      if (part.finished === 0) compute(idle.pop(), part, time);
    }
  };
  const back = (worker, time) =>
    at(time, () => {
      idle.push(worker);
      give(time);
    });
  const finish = (part, time) => {
    part.finished++;
    if (part.finished > 1) twice++;
    else if (part.tries > tries) aside--;
    else {
      open--;
      ended = time;
    }
  };
  // The lease of a worker that is silent from then on ends: the part goes back, unless it is finished.
  const release = (part, time) =>
    at(time, () => {
      if (part.finished > 0) return;
      if (part.tries < tries) waiting.push(part);
      else {
        part.tries++;
        aside++;
        open--;
        ended = time;
      }
      give(time);
    });
  const leaseEnd = (begun, silent) => begun + Math.floor((silent - begun) / (lease / 3)) * (lease / 3) + lease;

  function compute(worker, part, begun) {
    part.tries++;
    const kills = part.id < poison;
    const death = begun + (kills ? seconds / 2 : after(dies));
    const freeze = begun + (kills ? Infinity : after(freezes));
    const done = begun + seconds;
    if (freeze < Math.min(death, done)) {
      const wakes = freeze + after(frozen);
      const over = leaseEnd(begun, freeze);
      if (over < wakes) release(part, over);
      spent += seconds;
      at(wakes + done - freeze, () => finish(part, wakes + done - freeze));
      back(worker, wakes + done - freeze);
    } else if (death < done) {
      spent += death - begun;
      release(part, leaseEnd(begun, death));
      back(worker, death + restart);
    } else {
      spent += seconds;
      at(done, () => finish(part, done));
      back(worker, done);
    }
  }

  give(0);
  while (open > 0) events.pop().run();
  return { seconds: ended, vain: 1 - ((parts - aside) * seconds) / spent, twice, aside };
}
