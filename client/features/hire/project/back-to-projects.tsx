import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export const BackToProjects = () => (
  <Link
    href={paths.forHire()}
    className="-mt-3 mb-3 inline-flex h-11 items-center gap-2 text-sm text-mute hover:text-paper sm:-mt-5"
  >
    <ArrowLeft size={16} aria-hidden />
    {texts.backToProjects}
  </Link>
);
