import path from 'node:path';
import { ROOT } from '../root.ts';

export const MEDIA = path.join(ROOT, 'server/demo/media');
