import { useNavigate } from 'react-router';
import { useRecordAddress } from '../../common/record-pages.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import type { ListOfRecord, StateOfLink } from '../../records/list-of-record.ts';
import { StepButtons } from '../../records/step-buttons.tsx';
import { useRecordSteps } from '../../records/use-record-steps.ts';

/** The buttons to the pages of the records before and after in the list that led to this page. */
export default function RecordPageSteps(props: { screen: AnyScreen; id: string; list: ListOfRecord }) {
  const { screen, id, list } = props;
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const steps = useRecordSteps(screen, id, list, (next, current) => {
    const address = screen.record && addressOf(screen.record, next);
    if (address) void navigate(address, { replace: true, state: { current } satisfies StateOfLink });
  });
  return steps && <StepButtons {...steps} />;
}
