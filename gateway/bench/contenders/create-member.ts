import type pg from 'pg';

export interface NewMember {
  name: string;
  email: string;
  phone: string;
  membershipType: string;
  joiningDate: string;
  membershipStartDate: string;
  membershipEndDate: string;
}

/** Inserts a member and its audit entry in one transaction, each by a prepared statement. */
export async function createMember(client: pg.PoolClient, member: NewMember) {
  const { name, email, phone, membershipType, joiningDate, membershipStartDate, membershipEndDate } = member;
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: number; name: string }>({
      name: 'insert member',
      text: `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
               membership_start_date, membership_end_date)
             values ($1, $2, $3, $4, 'active', '{}', $5, $6, $7) returning id, name`,
      values: [name, email, phone, membershipType, joiningDate, membershipStartDate, membershipEndDate],
    });
    await client.query({
      name: 'audit member',
      text: `insert into audit_entry (at, username, resource, record_id, title, action, changes)
             values (now(), 'admin', 'members', $1, $2, 'created', $3)`,
      values: [rows[0]!.id, name, JSON.stringify(member)],
    });
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
