/** A point or a direction in space. */
export type Vector = readonly [x: number, y: number, z: number];

/** Returns a minus b. */
export function minus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}

/** Returns a vector so many times as long. */
export function times([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

/** Returns the scalar product. */
export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}

/** Returns the length. */
export function length([x, y, z]: Vector): number {
  return Math.hypot(x, y, z);
}

/** Returns the angle between two directions in radians, good for small ones too. */
export function angleBetween(a: Vector, b: Vector): number {
  const [ax, ay, az] = a;
  const [bx, by, bz] = b;
  return Math.atan2(Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx), dot(a, b));
}
