import type pg from 'pg';

export interface NewPayment {
  memberId: number;
  billingId: number;
  paymentNumber: string;
  paymentDate: string;
  amount: number;
  paymentMethod: string;
  paymentType: string;
}

/** Runs the statements that this API runs to take a payment, each prepared. */
export async function takePayment(client: pg.PoolClient, payment: NewPayment) {
  const run = (name: string, text: string, values: unknown[] = []) =>
    client.query<Record<string, unknown>>({ name, text, values });
  await client.query('begin');
  try {
    const { rows } = await run(
      'insert payment',
      `insert into payment (member_id, billing_id, payment_number, payment_date, amount, payment_method, payment_type, payment_status)
       values ($1, $2, $3, $4, $5, $6, $7, 'completed') returning id`,
      [
        payment.memberId,
        payment.billingId,
        payment.paymentNumber,
        payment.paymentDate,
        payment.amount,
        payment.paymentMethod,
        payment.paymentType,
      ],
    );
    await run('lock', 'select 1 from billing_record where id = $1 for no key update', [payment.billingId]);
    await run(
      'settle',
      `update billing_record set paid_amount = coalesce(
         (select sum(amount) from payment where billing_id = billing_record.id and payment_status = 'completed'), 0)
       where id = $1`,
      [payment.billingId],
    );
    await run(
      'audit',
      `insert into audit_entry (at, username, resource, record_id, title, action, changes)
       values (now(), 'admin', 'payments', $1, $2, 'created', $3)`,
      [rows[0]!['id'], payment.paymentNumber, JSON.stringify(payment)],
    );
    await client.query('commit');
    const saved = await run('saved', 'select id, payment_number from payment where id = $1', [
      rows[0]!['id'],
    ]);
    return saved.rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
