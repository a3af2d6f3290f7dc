const MEMBER = `m.id, m.name, m.email, m.phone, m.membership_type as "membershipType", m.status,
  m.joining_date as "joiningDate"`;

const SESSION = `s.id, s.date, s.start_time as "startTime", s.session_type as "sessionType", s.status`;

/** Handwritten statements by the name of the workload. */
export const floorStatements: Readonly<Record<string, string>> = {
  one: `
    select ${MEMBER}, case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as "assignedTrainer"
    from member m left join trainer t on t.id = m.assigned_trainer_id where m.id = $1`,
  fifty: `
    select ${MEMBER} from member m where m.status = 'active' and m.membership_type = $1
    order by m.name, m.id limit 50`,
  varied: `
    select ${MEMBER} from member m where m.membership_type = $1 and m.status = $2
    order by m.name, m.id limit 50 offset $3`,
  payments: `
    select p.id, p.payment_number as "paymentNumber", p.payment_date as "paymentDate", p.amount,
      p.payment_method as "paymentMethod", p.payment_status as "paymentStatus"
    from payment p where p.payment_status = $1 order by p.payment_date desc, p.id desc limit 500`,
  thousand: `select ${MEMBER} from member m order by m.name, m.id limit 1000`,
  nested: `
    select m.id, m.name, (
      select coalesce(json_agg(p), '[]') from (
        select p.id, p.payment_number as "paymentNumber", p.payment_date as "paymentDate", p.amount,
          case when b.id is not null then json_build_object('id', b.id, 'invoiceNumber', b.invoice_number) end as billing
        from payment p left join billing_record b on b.id = p.billing_id
        where p.member_id = m.id order by p.payment_date desc, p.id desc limit 10
      ) p
    ) as payments
    from member m order by m.name, m.id limit 50`,
  sessions: `
    select ${SESSION}, json_build_object('id', m.id, 'name', m.name) as member,
      json_build_object('id', t.id, 'name', t.name) as trainer
    from (
      select * from session order by date desc, start_time desc, id desc limit 50 offset $1
    ) s join member m on m.id = s.member_id join trainer t on t.id = s.trainer_id
    order by s.date desc, s.start_time desc, s.id desc`,
  'trainer sessions': `
    select t.id, t.name, l.sessions
    from (select id, name from trainer order by name, id limit 20) t cross join lateral (
      select coalesce(json_agg(s), '[]') as sessions from (
        select ${SESSION} from session s where s.trainer_id = t.id
        order by s.date desc, s.start_time desc, s.id desc limit 5
      ) s
    ) l
    order by t.name, t.id`,
  search: `select ${MEMBER} from member m where m.search_text like $1 order by m.name, m.id limit 50`,
  counted: `
    select ${MEMBER}, (select count(*) from member where status = 'active') as total
    from member m where m.status = 'active' order by m.name, m.id limit 50 offset 9950`,
  revenue: `
    select to_char(payment_date, 'YYYY-MM') as month, payment_type as type, sum(amount) as sum
    from payment group by 1, 2 order by 1, 2`,
};
