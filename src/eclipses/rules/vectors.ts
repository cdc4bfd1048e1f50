export type Vector = readonly [x: number, y: number, z: number];

export function minus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}

export function times([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}

export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}

export function length([x, y, z]: Vector): number {
  return Math.hypot(x, y, z);
}

/** Accurate for small angles, too; radians. */
export function angleBetween(a: Vector, b: Vector): number {
  const [ax, ay, az] = a;
  const [bx, by, bz] = b;
  return Math.atan2(Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx), dot(a, b));
}
