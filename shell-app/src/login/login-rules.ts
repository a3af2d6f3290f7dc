export interface Credentials {
  username: string;
  password: string;
}

/** What is wrong with the credentials before anything is sent; undefined where nothing is. */
export function loginErrors({ username, password }: Credentials): Partial<Record<keyof Credentials, string>> {
  return {
    username: username.trim() ? undefined : 'Username is required',
    password: passwordError(password),
  };
}

function passwordError(password: string): string | undefined {
  if (!password) return 'Password is required';
  return password.length < 6 ? 'Password should be of minimum 6 characters length' : undefined;
}
