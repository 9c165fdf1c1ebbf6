/** What other features may use of an order's files. */
export { FilesMenu } from './files-menu.tsx';
export { FilesPanel } from './files-panel.tsx';
