export const names = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint' };
export const titles = { terms: 'Terms of use', privacy: 'Privacy', imprint: 'Imprint' };
export const states = { upcoming: 'Upcoming', in_force: 'In force', past: 'Past' };
