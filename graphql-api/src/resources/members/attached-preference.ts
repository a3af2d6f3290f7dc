import type { Attachment } from '../../declaration/resource-options.ts';

/** The row of `email_preference`, without the id of the member. */
export const emailPreference: Attachment = {
  label: 'Marketing by e-mail',
  async read(id, tx) {
    const [found] = await tx.query<{ row: object }[]>(
      `select to_jsonb(preference) - 'member_id' as row from email_preference preference where member_id = ?`,
      [id],
    );
    return found?.row;
  },
  async write(id, row, tx) {
    await tx.query('delete from email_preference where member_id = ?', [id]);
    if (row)
      await tx.query(
        `insert into email_preference select (jsonb_populate_record(null::email_preference, ?::jsonb || jsonb_build_object('member_id', ?::int))).*`,
        [JSON.stringify(row), id],
      );
  },
};
