/** The people who can sign in to the demo, one for each role. */
export const demoLogins = [
  { username: 'admin', password: 'admin123', fullName: 'Alex Morgan', role: 'Super User' },
  { username: 'manager', password: 'manager123', fullName: 'Maria Lopez', role: 'Admin' },
  { username: 'accounts', password: 'accounts123', fullName: 'Aaron Chen', role: 'Accounts' },
  { username: 'reception', password: 'reception123', fullName: 'Rita Novak', role: 'Reception' },
  { username: 'trainer', password: 'trainer123', fullName: 'Theo Banks', role: 'Trainer' },
] as const;

export const demoAdmin = demoLogins[0];
