import pg from 'pg';

/** Rows in a database of the benchmark. */
export interface Size {
  members: number;
  payments: number;
  sessions: number;
}

const starts = 'Ad Ben Cle Dan Ev Fin Gi Hug In Jon Ki Li Ma No Ol Pau Qui Ro Sa Ta Um Ve Wi Xe Ya Zo';
const middles = 'a el i or u an er is on ya';
const ends = 'ah bert dine el fred gard ia jor ka la mer na ob pe ra sa ta va win zo';
const surnames =
  'Ba Cla Da Eva Fos Gar Hu Ibra Jo Kowal Lo Mil Ngu Ol Pa Qui Ros Smi Tay Ue Var Wal Xu You Zha Ad';
const surnameEnds =
  'ker rk vis ns ter cia ghes him nes ski pez ler yen sen tel rk si th lor da gas er ng g ams';

/** SQL that picks one of the words for each row, the same in every run. */
const anyOf = (words: string, seed: string) =>
  `(array['${words.split(' ').join("','")}'])[1 + abs(hashint4(${seed})) % ${words.split(' ').length}]`;

/** About 5,200 first names and 650 surnames, so that neighbouring rows in name order differ. */
const anyName = (row: string) =>
  `${anyOf(starts, row)} || ${anyOf(middles, `${row} + 1`)} || ${anyOf(ends, `${row} + 2`)} || ' ' ||
   ${anyOf(surnames, `${row} + 3`)} || ${anyOf(surnameEnds, `${row} + 4`)}`;

/** Fills an empty, migrated database with the same rows in every run. */
export async function fill(databaseUrl: string, { members, payments, sessions }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const sql of statements(members, payments, sessions)) await client.query(sql);
  } finally {
    await client.end();
  }
}

const statements = (members: number, payments: number, sessions: number): string[] => [
  `insert into location (name, address, city, state, zip_code, phone, email, opening_hours, amenities, status, capacity)
   select 'Club ' || i, i || ' Main Street', 'Springfield', 'IL', '62701', '555-0100', 'club' || i || '@example.com',
     '{}', '{}', 'active', 200
   from generate_series(1, 10) i`,
  `insert into trainer (name, email, phone, specializations, status, certifications, availability, joining_date, salary,
     working_hours, assigned_clients)
   select ${anyName('i')}, 'trainer' || i || '@example.com', '555-' || 1000 + i,
     '{Yoga}', 'active', '{}', '{}', '2020-01-01', 3000, 40, 0
   from generate_series(1, 200) i`,
  `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
     membership_start_date, membership_end_date, assigned_trainer_id)
   select ${anyName('i')}, lower(${anyOf(starts, 'i')} || ${anyOf(surnames, 'i + 3')}) || i || '@example.com',
     '555-' || lpad(i::text, 7, '0'), ${anyOf('Standard Premium VIP', 'i + 11')},
     ${anyOf('active active active inactive suspended', 'i + 13')}, '{}', date '2023-01-01' + abs(hashint4(i)) % 1000,
     '2026-01-01', '2026-12-31', case when i % 2 = 0 then 1 + abs(hashint4(i)) % 200 end
   from generate_series(1, ${members}) i`,
  `insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount,
     total_amount, paid_amount, payment_status, billing_type)
   select 1 + abs(hashint4(i)) % ${members}, 'INV-' || i, date '2024-01-01' + abs(hashint4(i + 3)) % 1000,
     date '2024-02-01' + abs(hashint4(i + 3)) % 1000, 100, 10, 0, 110, 110, 'paid', ${anyOf('Membership Training Other', 'i + 5')}
   from generate_series(1, ${Math.ceil(payments / 5)}) i`,
  `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type,
     reference_number, billing_id)
   select 1 + abs(hashint4(i)) % ${members}, 'PAY-' || i, date '2024-01-01' + abs(hashint4(i + 3)) % 1000,
     (10 + abs(hashint4(i + 9)) % 20000 / 100.0)::numeric(12, 2), ${anyOf('cash card transfer', 'i + 1')},
     ${anyOf('completed completed completed pending refunded', 'i + 2')},
     ${anyOf('membership training retail', 'i + 5')}, 'REF-' || i,
     case when i % 2 = 0 then 1 + abs(hashint4(i + 4)) % ${Math.ceil(payments / 5)} end
   from generate_series(1, ${payments}) i`,
  `insert into session (member_id, trainer_id, session_type, date, start_time, end_time, status, equipment, intensity,
     goals, payment_status, price)
   select 1 + abs(hashint4(i)) % ${members}, 1 + abs(hashint4(i + 1)) % 200, ${anyOf('Yoga Pilates Boxing Strength', 'i + 2')},
     date '2024-01-01' + abs(hashint4(i + 3)) % 1000, lpad((6 + i % 14)::text, 2, '0') || ':00',
     lpad((7 + i % 14)::text, 2, '0') || ':00', ${anyOf('scheduled completed cancelled', 'i + 4')}, '{}', 'medium', '{}',
     'paid', 40
   from generate_series(1, ${sessions}) i`,
  'vacuum analyze',
];
