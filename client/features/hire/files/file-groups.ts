/** Groups files for display: one row per file, with its older versions. */
import type { ProjectFile } from '#shared/hire/milestones/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

export interface FileGroup {
  newest: ProjectFile;
  /** Newest first. */
  older: ProjectFile[];
}

/** @param files newest first */
export function groupFiles(files: ProjectFile[]): FileGroup[] {
  const groups = new Map<string, ProjectFile[]>();
  for (const file of files) {
    const key = `${file.milestoneId ?? ''}/${file.fileName.toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].map((versions) => {
    const [newest, ...older] = versions.toSorted((a, b) => b.version - a.version);
    return { newest: newest!, older };
  });
}

/** "today", "Nov 3", "Nov 3, 2025". */
export function whenAdded(date: Date, now = new Date()): string {
  if (date.toDateString() === now.toDateString()) return t('today');
  return date.getFullYear() === now.getFullYear() ? day(date).replace(/, \d+$/, '') : day(date);
}

export const addedBy = (file: ProjectFile, viewerId: string): string =>
  file.uploadedBy === viewerId ? t('You') : displayName(file.uploader);

/** A description of an image, if there is one. */
export const altOf = ({ description, fileName }: ProjectFile): string => description ?? fileName;
