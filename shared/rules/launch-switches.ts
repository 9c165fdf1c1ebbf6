/** `COMING_SOON=premium,enrollment,direct-messages` shows the spec's notice instead of the feature. */
export const LAUNCH_SWITCHES = ['premium', 'enrollment', 'direct-messages'] as const;
export type LaunchSwitch = (typeof LAUNCH_SWITCHES)[number];

/** Spec section 5 and section 2 'Subscribe'. */
export const COMING_SOON_TEXT: Record<LaunchSwitch, string> = {
  premium: 'Premium subscriptions will be available soon!',
  enrollment: 'Course enrollment will be available soon!',
  'direct-messages': 'Direct messaging will be available soon!',
};
