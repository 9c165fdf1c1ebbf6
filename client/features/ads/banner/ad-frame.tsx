/** The box of a creative: 600 x 500 under 640 pixels, 1456 x 180 from there. */
export const AD_BOX = 'aspect-[6/5] sm:aspect-[1456/180]';

/** As high as a banner and its label. */
export const AdFrame = () => (
  <div aria-hidden className="pb-6">
    <div className={AD_BOX} />
  </div>
);
