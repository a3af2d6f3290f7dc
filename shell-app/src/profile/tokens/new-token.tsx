import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { breakpoint, Button, color, space, toast, typography, useSession } from '@gym/hub-kit';
import { formatWord, t } from '@gym/hub-kit/format';
import { graphql, useMutation } from '@gym/hub-kit/graphql';
import { Creation } from '@gym/hub-kit/screen';
import { useFormik, type FormikHelpers } from 'formik';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { array, boolean, number, object, string } from 'yup';
import { Card, CardIntro } from '../../ui/card.tsx';
import { Choices } from '../../ui/choices.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Made } from './made-token.tsx';
import { SavedQueryChoices } from './saved-query-choices.tsx';

const createToken = graphql(`
  mutation CreatePersonalToken($input: PersonalTokenInput!) {
    made: createPersonalToken(input: $input) {
      token
      personalToken {
        id
        name
        resources
        hub
        savedQueries
        expiresAt
      }
    }
  }
`);

const schema = object({
  name: string().trim().required('Name is required').max(100, 'Name must be at most 100 characters'),
  days: number().required(),
  mayWrite: boolean().required(),
  hub: string()
    .nullable()
    .trim()
    // Formik passes an empty text as undefined.
    .test('named', 'Hub is required', hub => hub !== undefined)
    .matches(/^mf-[a-z0-9][a-z0-9-]{0,58}$/, 'A hub is named mf-… in small letters'),
  resources: array(string().required())
    .required()
    .when('mayWrite', ([mayWrite], list) =>
      mayWrite ? list.min(1, 'Name the resources that the token may change') : list,
    ),
  savedQueries: array(string().required()).nullable().min(1, 'Choose at least one saved query'),
});

const empty = {
  name: '',
  days: 90,
  mayWrite: false,
  resources: [] as string[],
  /** The hub that the token releases; null for one that reads or changes records. */
  hub: null as string | null,
  /** The saved queries that the token runs; null for one that is not limited to any. */
  savedQueries: null as string[] | null,
};

/** Areas of the app without records. */
const AREAS = new Set(['admin', 'analytics', 'closed-periods', 'club-settings', 'hubs']);

/** What a token may do. */
type Access = 'reads' | 'changes' | 'queries' | 'releases';

function accessOf({ hub, mayWrite, savedQueries }: typeof empty): Access {
  if (hub !== null) return 'releases';
  if (savedQueries !== null) return 'queries';
  return mayWrite ? 'changes' : 'reads';
}

interface NewTokenProps {
  /** Its heading takes the focus. */
  focused: boolean;
  onMade: (made: Made) => void;
}

/** Creates a token, by default read-only and valid for three months. */
export function NewToken({ focused, onMade }: NewTokenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const { user, can } = useSession();
  const mayRelease = can('hubs:add') || can('hubs:edit');
  const [creation] = useState(() => new Creation('CreatePersonalToken'));
  const [send] = useMutation(createToken, { refetchQueries: ['PersonalTokens'] });
  const resources = Object.keys(user.permissions).filter(
    resource => user.permissions[resource]?.view && !AREAS.has(resource),
  );

  const submit = async (values: typeof empty, helpers: FormikHelpers<typeof empty>) => {
    try {
      const { data } = await creation.sendWithRetry(context =>
        send({ variables: { input: schema.cast(values) }, context }),
      );
      if (data) onMade(data.made);
    } catch (error) {
      const rejection = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
      helpers.setErrors((rejection?.extensions?.['fields'] ?? {}) as Record<string, string>);
      console.error('Failed to create token', error);
      toast.error(
        rejection
          ? t('Failed to create token: {message}', { message: rejection.message })
          : t('Failed to create token'),
      );
    }
  };
  const form = useFormik({ initialValues: empty, validationSchema: schema, onSubmit: submit });
  const { values, errors, touched } = form;
  const toggle = (resource: string) =>
    form.setFieldValue(
      'resources',
      values.resources.includes(resource)
        ? values.resources.filter(item => item !== resource)
        : [...values.resources, resource],
    );

  const choose = (access: Access) =>
    void form.setValues({
      ...values,
      mayWrite: access === 'changes',
      hub: access === 'releases' ? '' : null,
      savedQueries: access === 'queries' ? [] : null,
      resources: access === 'releases' || access === 'queries' ? [] : values.resources,
    });

  return (
    <Card aria-labelledby="new-token">
      <Heading id="new-token" ref={heading} tabIndex={-1}>
        {t('New Token')}
      </Heading>
      <CardIntro>
        {t('A token never has more permissions than you, and stops working as soon as you revoke it.')}
      </CardIntro>
      <Form onSubmit={form.handleSubmit} noValidate>
        <TextInput
          label={t('What is it for?')}
          placeholder={t('Such as monthly figures for the accountant')}
          autoComplete="off"
          maxLength={100}
          {...form.getFieldProps('name')}
          error={touched.name ? errors.name : undefined}
        />
        <Row>
          <Group title={t('Expires after')}>
            <Choices<'30' | '90' | '366'>
              value={String(values.days) as '90'}
              choices={{ '30': t('30 days'), '90': t('90 days'), '366': t('A year') }}
              onChoose={days => void form.setFieldValue('days', Number(days))}
            />
          </Group>
          <Group title={t('Access')}>
            <Choices<Access>
              value={accessOf(values)}
              choices={{
                reads: t('Read only'),
                changes: t('Read and write'),
                ...(can('analytics:view') && { queries: t('Run saved queries') }),
                ...(mayRelease && { releases: t('Release a hub') }),
              }}
              onChoose={choose}
            />
          </Group>
        </Row>
        {values.hub !== null && (
          <TextInput
            label={t('Hub')}
            placeholder="mf-lockers"
            autoComplete="off"
            maxLength={61}
            {...form.getFieldProps('hub')}
            error={touched.hub ? errors.hub : undefined}
          />
        )}
        {values.savedQueries !== null && (
          <Group
            title={t('Saved queries')}
            help={t('Programs load these by their links, and nothing else.')}
            error={touched.savedQueries ? String(errors.savedQueries ?? '') : ''}
          >
            <Ticks>
              <SavedQueryChoices
                chosen={values.savedQueries}
                onChange={ids => void form.setFieldValue('savedQueries', ids)}
              />
            </Ticks>
          </Group>
        )}
        {values.hub === null && values.savedQueries === null && (
          <Group
            title={t('Limited to')}
            help={
              values.mayWrite
                ? t('The selected areas only.')
                : t('All areas that you may view, or the selected ones only.')
            }
            error={touched.resources ? String(errors.resources ?? '') : ''}
          >
            <Ticks>
              {resources.map(resource => (
                <label key={resource}>
                  <input
                    type="checkbox"
                    checked={values.resources.includes(resource)}
                    onChange={() => void toggle(resource)}
                  />
                  {t(formatWord(resource))}
                </label>
              ))}
            </Ticks>
          </Group>
        )}
        <Button type="submit" look="solid" icon="key" busy={form.isSubmitting}>
          {t('Create Token')}
        </Button>
      </Form>
    </Card>
  );
}

function Group(props: { title: string; help?: string; error?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Fieldset
      role="group"
      aria-labelledby={id}
      aria-describedby={props.help || props.error ? `${id}-more` : undefined}
    >
      <h3 id={id}>{props.title}</h3>
      {(props.error || props.help) && (
        <p id={`${id}-more`} data-wrong={Boolean(props.error)} role={props.error ? 'alert' : undefined}>
          {props.error || props.help}
        </p>
      )}
      {props.children}
    </Fieldset>
  );
}

const Heading = styled.h2`
  outline: none;
`;

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(5)};
  button[type='submit'] {
    justify-self: start;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)} ${space(8)};
`;

const Fieldset = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  h3 {
    ${typography.label}
  }
  p {
    color: ${color.muted};
    ${typography.label}
    font-weight: 450;
  }
  p[data-wrong='true'] {
    color: ${color.danger};
  }
`;

const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: ${space(1)} ${space(4)};
  width: 100%;
  label {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: 32px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.primary};
  }
  @media ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    label {
      min-height: 40px;
    }
  }
`;
