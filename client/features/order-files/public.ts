/** The parts of an order's files that other features may use. */
export { FilesMenu } from './files-menu.tsx';
export { FilesPanel } from './files-panel.tsx';
