import { t, translateMessage } from '@gym/hub-kit/format';
import { breakpoint, Button, color, Icon, mixin, radius, shadow, space, typography } from '@gym/hub-kit';
import { clubName, currentClub, queryOnce } from '@gym/hub-kit/shell';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Navigate } from 'react-router';
import styled from 'styled-components';
import { useAuth } from '../session/auth.tsx';
import { listHubsAtStart } from '../hubs/list-hubs.ts';
import { useRequestedPage } from '../session/guards.tsx';
import { userOf } from '../session/session-state.ts';
import { Mark } from '../ui/mark.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { loginErrors, type Credentials } from './login-rules.ts';

const nothing = { username: false, password: false };

/** What the fields contain. Password managers may fill them without an event. */
function valuesOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { username: String(data.get('username')), password: String(data.get('password')) };
}

export function LoginPage() {
  const { state, signIn } = useAuth();
  const [values, setValues] = useState<Credentials>({ username: '', password: '' });
  const [touched, setTouched] = useState(nothing);
  const hint = useLoginHint();
  const { name, logo } = useClub();
  const requested = useRequestedPage();
  useEffect(() => {
    document.title = `${t('Sign In')} · ${name}`;
  }, [name]);

  if (userOf(state)) return <Navigate to={requested} replace />;

  const errors = loginErrors(values);
  const field = (name: keyof Credentials) => ({
    name,
    error: touched[name] ? errors[name] : undefined,
    onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      setValues(valuesOf(currentTarget.form!)),
    onBlur: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      setValues(valuesOf(currentTarget.form!));
      setTouched({ ...touched, [name]: true });
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = valuesOf(event.currentTarget);
    setValues(sent);
    setTouched({ username: true, password: true });
    const { username, password } = loginErrors(sent);
    if (!username && !password) void signIn(sent.username.trim(), sent.password);
  };

  return (
    <Page>
      <Card>
        <Mark size={52} logo={logo} />
        <h1>{name}</h1>
        <Form onSubmit={submit} noValidate>
          <TextInput
            label={t('Username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...field('username')}
          />
          <TextInput
            label={t('Password')}
            type="password"
            autoComplete="current-password"
            {...field('password')}
          />
          <div role="alert">
            {state.kind === 'anonymous' && state.error && (
              <Failure>
                <Icon name="alert" />
                {translateMessage(state.error)}
              </Failure>
            )}
          </div>
          <Button type="submit" look="solid" busy={state.kind === 'checking'}>
            {t('Sign In')}
          </Button>
        </Form>
        {hint && (
          <Hint>
            <Icon name="info" size={16} />
            {hint}
          </Hint>
        )}
      </Card>
    </Page>
  );
}

/** The name and the logo of the club, which come with the list of hubs that every page requests. */
function useClub() {
  const [club, setClub] = useState(currentClub);
  useEffect(() => {
    listHubsAtStart().then(
      listing => setClub({ ...currentClub(), ...listing.club }),
      () => undefined,
    );
  }, []);
  return { name: clubName(), logo: club.logo };
}

/** The line that names the demo credentials while they work. */
function useLoginHint(): string | null {
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    queryOnce<{ loginHint: string | null }>('{ loginHint }').then(
      ({ loginHint }) => setHint(loginHint),
      (error: unknown) => console.warn('The login hint could not be fetched', error),
    );
  }, []);
  return hint;
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space(6)} ${space(4)};
  background: radial-gradient(60% 50% at 50% 0%, ${color.secondarySoft}, transparent) ${color.canvas};
`;

const Card = styled.div`
  width: 100%;
  max-width: 416px;
  padding: ${space(10)};
  ${mixin.surface}
  box-shadow: ${shadow.raised};
  text-align: center;
  h1 {
    margin: ${space(5)} 0 ${space(8)};
    ${typography.title}
  }
  @media ${breakpoint.small} {
    padding: ${space(8)} ${space(5)};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  text-align: left;
  [role='alert']:empty {
    display: none;
  }
  button[type='submit'] {
    height: 44px;
    margin-top: ${space(1)};
  }
`;

const Failure = styled.p`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.base};
  background: ${color.dangerSoft};
  color: ${color.dangerHover};
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(6)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  ${typography.label}
  font-weight: 450;
`;
