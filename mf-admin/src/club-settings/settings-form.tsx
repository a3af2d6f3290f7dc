import { breakpoint, Button, color, mixin, shadow, space, toast, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { LeaveQuestion, readApiError, reportFailure, write } from '@gym/hub-kit/screen';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { updateClubSettingsDocument } from './club-settings.graphql.ts';
import { CheckInRules } from './check-in-rules.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { Dunning } from './dunning.tsx';
import { Formats } from './formats.tsx';
import { General } from './general.tsx';
import { Numbers } from './numbers.tsx';
import { Sending } from './sending.tsx';
import { Sessions } from './sessions.tsx';
import { Taxes } from './taxes.tsx';
import {
  isSaved,
  settingsSchema,
  toPatch,
  toValues,
  type ClubSettings,
  type SettingsValues,
} from './settings-values.ts';

/** The settings as another user saved them meanwhile. */
interface Conflict {
  version: number;
  theirs: ClubSettings;
  mine: SettingsValues;
  form: SettingsHelpers;
}

type SettingsHelpers = Pick<FormikHelpers<SettingsValues>, 'setStatus' | 'setSubmitting'>;

/** @param stored what the server has; a newer version replaces what is shown, unless something is unsaved */
export function SettingsForm({ stored }: { stored: ClubSettings }) {
  const client = useApolloClient();
  const canEdit = useSession().can('club-settings:edit');
  const [opened, setOpened] = useState(stored);
  const [conflict, setConflict] = useState<Conflict>();
  const before = toValues(opened);
  const follow = useCallback(() => setOpened(stored), [stored]);

  const save = async (values: SettingsValues, version: number, form: SettingsHelpers) => {
    form.setStatus(undefined);
    try {
      const { data } = await write(client, {
        mutation: updateClubSettingsDocument,
        variables: {
          patch: toPatch(before, values),
          version,
          logoContent: values.logoContent || null,
        },
      });
      if (data) setOpened(data.settings);
      toast.success(t('Settings saved'));
    } catch (failure) {
      const error = readApiError(failure);
      if (error.conflict) {
        const { current, version: newer } = error.conflict;
        const theirs = { ...opened, ...current, version: newer };
        if (isSaved(before, values, toValues(theirs))) {
          // An earlier request saved them, and its response was lost.
          setOpened(theirs);
          toast.success(t('Settings saved'));
        } else setConflict({ version: newer, theirs, mine: values, form });
      } else form.setStatus(reportFailure('Failed to save settings', failure).fields);
    }
  };

  return (
    <>
      <Formik
        key={opened.version}
        initialValues={before}
        validationSchema={settingsSchema}
        validateOnChange={false}
        onSubmit={(values, form) => save(values, opened.version, form)}
      >
        {({ dirty, isSubmitting, resetForm }) => (
          <Form noValidate aria-label={t('Club Settings')}>
            <Fields disabled={!canEdit || isSubmitting}>
              <General />
              <Formats />
              <Taxes />
              <Numbers next={opened.nextNumbers} />
              <Dunning />
              <Sending />
              <CheckInRules />
              <Sessions />
            </Fields>
            {stored.version > opened.version && !dirty && !isSubmitting && <Newer onShown={follow} />}
            {dirty && (
              <>
                <LeaveQuestion
                  title={t('Discard changes?')}
                  text={t('Your changes to the settings have not been saved.')}
                  confirmLabel={t('Discard')}
                  cancelLabel={t('Keep editing')}
                />
                <Bar>
                  <p>{t('You have unsaved changes.')}</p>
                  <Button disabled={isSubmitting} onClick={() => resetForm()}>
                    {t('Discard')}
                  </Button>
                  <Button type="submit" look="solid" busy={isSubmitting}>
                    {t('Save settings')}
                  </Button>
                </Bar>
              </>
            )}
          </Form>
        )}
      </Formik>
      {conflict && (
        <ConflictQuestion
          before={before}
          theirs={toValues(conflict.theirs)}
          onBack={() => setConflict(undefined)}
          onTakeTheirs={() => {
            setConflict(undefined);
            setOpened(conflict.theirs);
          }}
          onKeepMine={() => {
            const { mine, version, form } = conflict;
            setConflict(undefined);
            form.setSubmitting(true);
            void save(mine, version, form).finally(() => form.setSubmitting(false));
          }}
        />
      )}
    </>
  );
}

/** Shows what arrived while nothing is unsaved. */
function Newer({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

const Fields = styled.fieldset`
  min-width: 0;
  max-width: 960px;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  ${mixin.row}
  gap: ${space(3)};
  max-width: 960px;
  padding: ${space(3)} ${space(5)};
  border: 1px solid ${color.line};
  border-radius: 12px 12px 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  p {
    flex: 1 1 160px;
    @media ${breakpoint.small} {
      flex-basis: 100%;
    }
  }
`;
