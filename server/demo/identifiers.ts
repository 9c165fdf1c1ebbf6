import { createHash } from 'node:crypto';

/** The same name gives the same uuid (version 8), so that seeding can be resumed after an interruption. */
function stableId(name: string): string {
  const hex = createHash('sha256').update(`atelier-demo:${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const personId = (slug: string): string => stableId(`person:${slug}`);
export const workId = (id: number): string => stableId(`work:${id}`);
/** A copy of another member's work, by its title. */
export const copyId = (title: string): string => stableId(`copy:${title}`);
export const audienceId = (index: number): string => stableId(`audience:${index}`);
export const adId = (file: string): string => stableId(`ad:${file}`);
export const courseId = (image: string): string => stableId(`course:${image}`);
/** The video, and its Hub entry. */
export const demoVideoId = (slug: string): string => stableId(`film:${slug}`);
export const contentId = (slug: string): string => stableId(`content:${slug}`);
export const messageId = (name: string): string => stableId(`message:${name}`);
