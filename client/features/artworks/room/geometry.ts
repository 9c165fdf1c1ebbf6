/** The room in centimeters: heights count from where the wall meets the floor. */
export interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

export const SOFA: Size = { width: 200, height: 78 };
/** The sofa stands in front of the wall: its feet are below the wall's edge. */
const SOFA_IN_FRONT = 19;
/** Between the sofa's back and the lower edge of the work. */
const ABOVE_SOFA = 22;
const HUNG_AT = SOFA.height - SOFA_IN_FRONT + ABOVE_SOFA;
/** The stage shows at least this much from the first distance. */
const SEEN: Size = { width: 244, height: 249 };
/** One stands farther away from a work longer than this. */
const NEAR_ENOUGH = 300;
/** Bare wall around the work. */
const MARGIN = 12;
/** Share of the stage's height. */
const FLOOR = 0.18;

/** The longest way from the first place in each direction. */
const CLOSEST = 3;
const FARTHEST = 0.4;
const STEP = 1.25;

/** Pixels a centimeter, from where all of the work and the sofa can be seen. */
export function firstScale(stage: Size, work: Size): number {
  const usual = Math.min(stage.width / SEEN.width, stage.height / SEEN.height);
  return Math.min(
    usual,
    (usual * NEAR_ENOUGH) / Math.max(work.width, work.height),
    stage.width / (work.width + 2 * MARGIN),
    (stage.height * (1 - FLOOR)) / (HUNG_AT + work.height + MARGIN),
  );
}

/** @param steps closer, or farther if negative */
export const factorAfter = (steps: number): number => Math.min(CLOSEST, Math.max(FARTHEST, STEP ** steps));

/** Places the floor, the work and the sofa, in pixels of the stage. */
export function layRoom(stage: Size, work: Size, scale: number): { floor: number; work: Box; sofa: Box } {
  const [tall, margin] = [work.height * scale, MARGIN * scale];
  const resting = stage.height * (1 - FLOOR) - (HUNG_AT + work.height) * scale;
  // Closer, the floor leaves the stage before the work does; a work taller than the stage is shown from its middle.
  const workTop = Math.max(resting, Math.min(margin, (stage.height - tall) / 2));
  const floor = workTop + (work.height + HUNG_AT) * scale;
  const centered = (width: number) => (stage.width - width * scale) / 2;
  return {
    floor,
    work: { left: centered(work.width), top: workTop, width: work.width * scale, height: tall },
    sofa: {
      left: centered(SOFA.width),
      top: floor - (SOFA.height - SOFA_IN_FRONT) * scale,
      width: SOFA.width * scale,
      height: SOFA.height * scale,
    },
  };
}
