import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoment } from '../common/format.ts';
import { t } from '../common/text.ts';
import type { AnyScreen } from '../definition/define-screen.ts';
import { Button } from '../elements/button.tsx';
import { note } from '../elements/looks.ts';
import { color, mixin, space } from '../theme/theme.ts';
import { enteredNames, fittingValues, storableNames, type Draft } from './drafts.ts';
import type { FormDraft } from './form-draft.ts';
import { pick, sameValue, type FormValues } from './form-values.ts';
import type { FormBase } from './save-record.ts';

interface DraftOptions {
  screen: AnyScreen;
  form: FormikProps<FormValues>;
  base: FormBase;
  setBase: (base: FormBase) => void;
  proposed?: Readonly<FormValues> | undefined;
  editable: boolean;
  isCopy?: boolean | undefined;
  /** The line goes, and with it the button that has the focus. */
  onDecided: () => void;
}

/**
 * Stores the input of the form while it is unsaved.
 * @returns the line that offers input which was lost with its tab
 */
export function useFormDraft(draft: FormDraft, options: DraftOptions): ReactNode {
  const { form, base, editable, isCopy = false, proposed = {} } = options;
  const { values, initialValues } = form;
  const isUnsaved = editable && form.dirty;

  const keep = useEffectEvent(() => {
    const stored = base.saved && base.values;
    const names = enteredNames(storableNames(options.screen.form), values, {
      initialValues,
      proposed,
      stored,
    });
    if (!isUnsaved || names.length === 0) return draft.forget();
    return draft.keep({
      version: base.saved?.version ?? null,
      before: stored ? pick(stored, names) : {},
      values: pick(values, names),
    });
  });
  useEffect(() => keep(), [isUnsaved, values]);
  useEffect(() => (isUnsaved ? draft.guard() : undefined), [draft, isUnsaved]);

  const [offered, setOffered] = useState<Draft | null>(null);
  // A copy has values of its own.
  const offers = editable && !isCopy;
  useEffect(() => {
    if (!offers) return;
    let isCurrent = true;
    void draft.find().then(found => isCurrent && setOffered(found));
    return () => {
      isCurrent = false;
    };
  }, [draft, offers]);

  const [restored, setRestored] = useState<FormValues | null>(null);
  // Computed fields enter their results first: what the user has entered in place of them stays.
  const enter = useEffectEvent((next: FormValues) => void form.setValues(next, false));
  useEffect(() => {
    if (restored) enter(restored);
  }, [restored]);

  const restore = (found: Draft) => {
    const next = { ...values, ...fittingValues(found.values, values) };
    draft.adopt(found);
    void form.setValues(next, false);
    setRestored(next);
    const { saved } = base;
    const before = fittingValues(found.before, base.values);
    const isChanged = Object.keys(before).some(name => !sameValue(before[name], base.values[name]));
    // Another user has changed the same fields: the save asks, as if the form had been open since.
    if (saved && found.version !== null && isChanged)
      options.setBase({ saved: { ...saved, version: found.version }, values: { ...base.values, ...before } });
  };

  const decide = (act: (found: Draft) => void) => {
    if (!offered) return;
    act(offered);
    setOffered(null);
    options.onDecided();
  };

  return (
    offers && (
      <Offer>
        <p aria-live="polite">
          {offered &&
            t('Your input of {time} was not saved.', {
              time: formatMoment(new Date(offered.at).toISOString()),
            })}
        </p>
        {offered && (
          <>
            <Button disabled={form.isSubmitting} onClick={() => decide(restore)}>
              {t('Restore')}
            </Button>
            <Button
              look="quiet"
              disabled={form.isSubmitting}
              onClick={() => decide(found => draft.discard(found))}
            >
              {t('Discard')}
            </Button>
          </>
        )}
      </Offer>
    )
  );
}

const Offer = styled.div`
  ${mixin.row}
  gap: ${space(2)};
  &:has(button) {
    margin-bottom: ${space(5)};
    ${note}
    border-color: ${color.secondaryLine};
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
  }
  > p {
    flex: 1 1 200px;
  }
`;
