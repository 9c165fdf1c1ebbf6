/** What the server itself uses of the demo gallery. */
export { loadDemoGallery } from './load.ts';
export { listDemoMembers } from './members.ts';
