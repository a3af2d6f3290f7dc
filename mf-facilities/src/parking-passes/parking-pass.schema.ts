import { today } from '@gym/hub-kit';
import { dayText } from '@gym/hub-kit/screen';
import { object, string, type InferType } from 'yup';

const required = 'This field is required';

export const parkingPassSchema = object({
  memberId: string().required(required),
  vehicleNumber: string()
    .trim()
    .uppercase()
    .required(required)
    .matches(/^[A-Z0-9-]{2,10}$/, 'Invalid vehicle number format'),
  type: string().required(required),
  status: string().required(required),
  validFrom: dayText()
    .required(required)
    .test(
      'not-past',
      'Valid from date must not be in the past for active passes',
      (validFrom, { parent, options }) => {
        const stored = options.context?.stored as { status: string; validFrom: string } | null;
        // A pass that is active already has simply begun.
        const begun = stored?.status === 'active' && stored.validFrom === validFrom;
        return parent.status !== 'active' || begun || validFrom >= today();
      },
    ),
  validUntil: dayText()
    .required(required)
    .test(
      'after-start',
      'Valid until date must be after valid from date',
      (validUntil, { parent }) => !parent.validFrom || validUntil > parent.validFrom,
    ),
  lot: string().defined(),
  notes: string().defined(),
});

export type ParkingPassValues = InferType<typeof parkingPassSchema>;

export const emptyParkingPass = (): ParkingPassValues => ({
  memberId: '',
  vehicleNumber: '',
  type: 'Monthly',
  status: 'active',
  validFrom: today(),
  validUntil: today(1),
  lot: '',
  notes: '',
});
