import { t, translateMessage } from '@gym/hub-kit/format';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Button, space, toast, useSession } from '@gym/hub-kit';
import { graphql, useMutation } from '@gym/hub-kit/graphql';
import { useFormik, type FormikHelpers } from 'formik';
import styled from 'styled-components';
import { Card, CardIntro } from '../ui/card.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { emptyPasswords, passwordSchema, type Passwords } from './password.schema.ts';

const changePassword = graphql(`
  mutation ChangePassword($userId: ID!, $input: PasswordInput!) {
    changePassword(userId: $userId, input: $input) {
      message
      token
    }
  }
`);

export function ChangePassword() {
  const { user, replaceToken } = useSession();
  const [send] = useMutation(changePassword);

  const submit = async (input: Passwords, form: FormikHelpers<Passwords>) => {
    let changed;
    try {
      const { data } = await send({ variables: { userId: user.id, input } });
      changed = data?.changePassword;
    } catch (error) {
      form.setErrors(fieldErrors(error));
      toast.error(t('Failed to update password'));
      return;
    }
    form.resetForm();
    toast.success(translateMessage(changed?.message ?? 'Password updated successfully'));
    // The change has revoked the token in use.
    if (changed?.token) await replaceToken(changed.token);
  };
  const form = useFormik({
    initialValues: emptyPasswords,
    validationSchema: passwordSchema,
    onSubmit: submit,
  });

  const field = (name: keyof Passwords) => ({
    type: 'password',
    ...form.getFieldProps(name),
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <Card aria-labelledby="change-password">
      <h2 id="change-password">{t('Change Password')}</h2>
      <CardIntro>{t('At least 6 characters. Other devices are signed out.')}</CardIntro>
      <Form onSubmit={form.handleSubmit} noValidate>
        {/* Password managers find by it whose password changes. */}
        <input hidden readOnly autoComplete="username" value={user.username} />
        <TextInput
          label={t('Current Password')}
          autoComplete="current-password"
          disabled={form.isSubmitting}
          {...field('currentPassword')}
        />
        <TextInput
          label={t('New Password')}
          autoComplete="new-password"
          disabled={form.isSubmitting}
          {...field('newPassword')}
        />
        <TextInput
          label={t('Confirm Password')}
          autoComplete="new-password"
          disabled={form.isSubmitting}
          {...field('confirmPassword')}
        />
        <Button type="submit" look="solid" busy={form.isSubmitting}>
          {t('Change Password')}
        </Button>
      </Form>
    </Card>
  );
}

/** The messages of the server by field. */
function fieldErrors(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return Object.assign({}, ...error.errors.map(({ extensions }) => extensions?.fields)) as Record<
    string,
    string
  >;
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(5)};
  button[type='submit'] {
    justify-self: start;
  }
`;
