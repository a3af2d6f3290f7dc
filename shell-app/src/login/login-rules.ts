import { t } from '@gym/hub-kit/format';
export interface Credentials {
  username: string;
  password: string;
}

/** The validation error of the credentials; undefined if they can be sent. */
export function loginErrors({ username, password }: Credentials): Partial<Record<keyof Credentials, string>> {
  return {
    username: username.trim() ? undefined : t('Username is required'),
    password: passwordError(password),
  };
}

function passwordError(password: string): string | undefined {
  if (!password) return t('Password is required');
  return password.length < 6 ? t('Password should be of minimum 6 characters length') : undefined;
}
