import { t, translateMessage } from '@gym/hub-kit/format';
import { Button, color, radius, space } from '@gym/hub-kit';
import { ConfirmDialog, Dialog } from '@gym/hub-kit/screen';
import { CallError } from '@gym/hub-kit/shell';
import { useId, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { TextInput } from '../ui/text-input.tsx';
import { useAuth } from './auth.tsx';
import { otherUserOf, userOf } from './session-state.ts';

/** Asks for the password above a form with unsaved input: the session has ended, or another user has signed in. */
export default function SignInAgain() {
  const { state, signInAgain, askPassword, signOut } = useAuth();
  const otherUser = otherUserOf(state);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const formId = useId();

  const close = () => (otherUser ? askPassword(false) : setLeaving(true));

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Password managers may fill the field without an event.
    const password = String(new FormData(event.currentTarget).get('password'));
    if (!password) return setError(t('Password is required'));
    setBusy(true);
    setError(null);
    try {
      await signInAgain(password);
    } catch (failure) {
      setError((failure instanceof CallError && failure.message) || 'Login failed. Please try again.');
      setBusy(false);
    }
  };

  return (
    <>
      <Dialog
        title={t('Sign in again')}
        subtitle={
          otherUser
            ? t('{name} has signed in in another tab. Your input is not lost.', {
                name: otherUser.user.fullName,
              })
            : t('Your session has expired. Your input is not lost.')
        }
        busy={busy}
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              {otherUser ? t('Cancel') : t('Sign out')}
            </Button>
            <Button look="solid" type="submit" form={formId} busy={busy}>
              {t('Sign In')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={event => void submit(event)} noValidate>
          <TextInput
            label={t('Username')}
            autoComplete="username"
            readOnly
            value={userOf(state)?.username ?? ''}
          />
          <TextInput
            label={t('Password')}
            type="password"
            autoComplete="current-password"
            name="password"
            data-autofocus
          />
          <Failure role="alert">{error && translateMessage(error)}</Failure>
        </Form>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={t('Sign out?')}
          text={t('What you have entered has not been saved.')}
          confirmLabel={t('Sign out')}
          cancelLabel={t('Keep editing')}
          onConfirm={signOut}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Failure = styled.p`
  padding: ${space(3)};
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.base};
  background: ${color.dangerSoft};
  color: ${color.dangerHover};
  &:empty {
    padding: 0;
    border: 0;
  }
`;
