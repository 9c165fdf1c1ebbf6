/** The frame of a creative: 600 x 500 below 640 pixels, 1456 x 180 from there. */
export const AD_BOX = 'aspect-[6/5] sm:aspect-[1456/180]';

/** The height of a banner with its label. */
export const AdFrame = () => (
  <div aria-hidden className="pb-6">
    <div className={AD_BOX} />
  </div>
);
