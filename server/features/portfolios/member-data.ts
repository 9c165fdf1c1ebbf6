import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'designer_portfolios',
    columns: { user_id: 'removed' },
    exported: {
      file: 'portfolio',
      omits: ['width', 'height', 'placeholder'],
      rows: `select title, description, image_url, project_url, category, skills, featured, is_hidden, created_at, updated_at
        from designer_portfolios where user_id = $1 order by position, created_at, id`,
    },
  },
];
