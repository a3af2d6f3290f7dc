/** A choice: its stored value, or the value with the text that people read. */
type Choice = string | readonly [value: string, displayText: string];

/** One row of the master-data table. */
export interface MasterDataRow {
  page: string;
  dropdownName: string;
  value: string;
  displayText: string;
  sortOrder: number;
}

const genders: readonly Choice[] = [
  'female',
  'male',
  ['non-binary', 'Non-binary'],
  ['undisclosed', 'Prefer not to say'],
];

const paymentMethods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'online', 'other'];
const ledgerMethods = ['cash', 'credit_card', 'bank_transfer', 'check', 'other'];

const specializations = [
  'Strength Training',
  'Weight Loss',
  'Bodybuilding',
  'Functional Training',
  'HIIT',
  'CrossFit',
  'Yoga',
  'Pilates',
  'Spinning',
  'Boxing',
  'Dance Fitness',
  'Rehabilitation',
  'Senior Fitness',
  'Nutrition Coaching',
];

const certifications: readonly Choice[] = [
  'NASM CPT',
  'ACE CPT',
  'ISSA CPT',
  'NSCA CSCS',
  'ACSM EP',
  ['CrossFit Level 1', 'CrossFit Level 1 Trainer'],
  ['RYT 200', 'Registered Yoga Teacher (200 h)'],
  ['RYT 500', 'Registered Yoga Teacher (500 h)'],
  ['STOTT Pilates', 'STOTT Pilates Instructor'],
  ['Precision Nutrition L1', 'Precision Nutrition Level 1'],
  ['CPR/AED', 'CPR / AED'],
  'First Aid',
];

const rewards = [
  'Free Personal Training Session',
  'Free Group Class',
  'Guest Day Pass',
  'Free Smoothie',
  'Water Bottle',
  'Gym Towel',
  'Club T-Shirt',
  'Massage Voucher',
  'One Month Free',
  '10% Off Renewal',
  'Free Parking Month',
  'Birthday Gift',
];

/**
 * The drop-down choices of a new club, by page and drop-down, in the order in which they are offered.
 * People change them later on the Master Data screen.
 */
export const masterData: Readonly<Record<string, Readonly<Record<string, readonly Choice[]>>>> = {
  Members: {
    membership_type: ['Standard', 'Premium', 'VIP', 'Student', 'Senior', 'Family', 'Corporate'],
    status: ['active', 'inactive', 'frozen', 'expired'],
    gender: genders,
  },
  Trainers: {
    status: ['active', 'on leave', 'busy'],
    specializations,
    certifications,
    availability: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  Sessions: {
    session_type: [
      'Personal Training',
      'Partner Training',
      'Small Group Training',
      'Fitness Assessment',
      'Nutrition Consultation',
      'Yoga',
      'Pilates',
      'HIIT',
      'Boxing',
      'Rehabilitation',
      'Stretching & Mobility',
    ],
    status: ['scheduled', 'in-progress', 'completed', 'cancelled'],
    equipment: [
      'Treadmill',
      'Rowing Machine',
      'Stationary Bike',
      'Cable Machine',
      'Squat Rack',
      'Barbell',
      'Dumbbells',
      'Kettlebells',
      'Medicine Ball',
      'Resistance Bands',
      'TRX',
      'Yoga Mat',
      'Foam Roller',
      'Boxing Gloves',
    ],
    intensity: ['low', 'medium', 'high'],
    goals: [
      'Weight Loss',
      'Muscle Gain',
      'Strength',
      'Endurance',
      'Flexibility',
      'General Fitness',
      'Injury Recovery',
      'Sport Performance',
      'Stress Relief',
    ],
  },
  Equipment: {
    type: ['Cardio', 'Strength', 'Free Weights', 'Functional', 'Studio', 'Recovery', 'Accessories'],
    status: ['available', 'in-use', 'maintenance', 'out-of-order'],
    eqp_condition: ['new', 'excellent', 'good', 'fair', 'poor'],
  },
  Maintenance: {
    type: ['Preventive', 'Inspection', 'Repair', 'Cleaning', 'Calibration', 'Part Replacement', 'Emergency'],
  },
  Memberships: {
    duration_unit: ['days', 'weeks', 'months', 'years'],
    billing_frequency: [
      'one-time',
      'weekly',
      ['bi-weekly', 'Every Two Weeks'],
      'monthly',
      'quarterly',
      ['semi-annual', 'Every Six Months'],
      ['annual', 'Yearly'],
    ],
    status: ['active', 'inactive', 'draft', 'archived'],
    features: [
      'Gym Floor',
      'Group Classes',
      'Locker Rooms',
      'Personal Locker',
      'Towel Service',
      'Free Parking',
      'Sauna',
      'Steam Room',
      'Swimming Pool',
      'Body Composition Scan',
      'Nutrition Plan',
      'Training App',
      'Guest Privileges',
      'Priority Booking',
    ],
    access_hours: [
      ['24/7', '24 Hours, 7 Days'],
      ['05:00-23:00', 'Full Day (05:00-23:00)'],
      ['09:00-16:00', 'Off-Peak (09:00-16:00)'],
      ['05:00-12:00', 'Mornings (05:00-12:00)'],
      ['17:00-23:00', 'Evenings (17:00-23:00)'],
      'Weekdays Only',
      'Weekends Only',
    ],
    locations_access: ['Home Location', 'Two Locations', 'All Locations', 'Partner Clubs'],
    equipment_access: [
      'All Equipment',
      'Cardio',
      'Strength Machines',
      'Free Weights',
      'Functional Area',
      'Studio Equipment',
    ],
    facility_access: [
      'All Facilities',
      'Swimming Pool',
      'Sauna',
      'Steam Room',
      'Spa',
      'Studios',
      'Climbing Wall',
      'Basketball Court',
      'Kids Club',
      'Lounge',
    ],
  },
  Contracts: {
    status: ['upcoming', 'active', 'frozen', 'cancelled', 'ended'],
    freeze_reason: ['Illness', 'Injury', 'Pregnancy', 'Travel', 'Other'],
    cancellation_reason: ['Price', 'Moving away', 'Health', 'Not satisfied', 'Too little time', 'Other'],
  },
  ParkingPasses: {
    type: ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annual', 'Visitor'],
    status: ['active', 'expired', 'cancelled'],
  },
  Rewards: {
    level: ['Bronze', 'Silver', 'Gold', 'Platinum'],
    status: ['active', 'inactive', 'expired'],
    rewardsEarned: rewards,
    rewardsRedeemed: rewards,
  },
  DietPlans: {
    status: ['active', 'completed', 'paused', 'cancelled'],
    goal: [
      'Weight Loss',
      'Muscle Gain',
      'Maintenance',
      'Endurance',
      'Strength',
      'General Health',
      'Body Recomposition',
      'Medical',
    ],
  },
  Locations: {
    status: ['active', 'maintenance', 'inactive', 'closed'],
  },
  EmployeeDetails: {
    gender: genders,
    position: [
      'General Manager',
      'Assistant Manager',
      'Front Desk Associate',
      'Membership Consultant',
      'Personal Trainer',
      'Group Fitness Instructor',
      'Accountant',
      'Marketing Coordinator',
      'Maintenance Technician',
      'Cleaner',
      'Lifeguard',
      'Nutritionist',
    ],
    department: ['Management', 'Front Desk', 'Sales', 'Fitness', 'Finance', 'Marketing', 'Facilities'],
    status: ['active', 'inactive', 'on_leave'],
    qualifications: [
      'High School Diploma',
      "Associate's Degree",
      "Bachelor's Degree",
      "Master's Degree",
      'Certified Personal Trainer',
      'Group Fitness Certificate',
      'Sports Nutrition Certificate',
      'Certified Public Accountant',
      'Lifeguard Certificate',
      'HVAC Certificate',
      'CPR / AED',
      'First Aid',
    ],
  },
  AttendanceShift: {
    status: ['present', 'late', 'absent', 'half-day', 'on-leave'],
    shift_type: ['regular', 'rotating', 'split', 'on-call', 'flexible'],
  },
  Commissions: {
    commission_type: [
      'membership_sale',
      'renewal',
      'personal_training',
      'class',
      'merchandise',
      'referral',
      'other',
    ],
    payment_status: ['pending', 'approved', 'paid', 'cancelled'],
  },
  Payroll: {
    payment_status: ['pending', 'paid', 'cancelled'],
    payment_method: ['direct_deposit', 'check', 'cash'],
  },
  Expenses: {
    status: ['pending', 'approved', 'rejected'],
    payment_method: ledgerMethods,
    category: [
      'Equipment Maintenance',
      'Cleaning Supplies',
      'Utilities',
      'Marketing',
      'Staff Training',
      'Office Supplies',
      'Equipment Purchase',
      'Repairs',
      'Software',
      'Insurance',
      'Rent',
      'Salaries',
      'Taxes',
      'Other',
    ],
  },
  Income: {
    status: ['pending', 'confirmed', 'reconciled'],
    payment_method: ledgerMethods,
    category: [
      'Membership Fees',
      'Personal Training',
      'Class Fees',
      'Merchandise',
      'Event Fees',
      'Rental Income',
      'Sponsorship',
      'Special Programs',
      'Gift Cards',
      'Other',
    ],
  },
  Billing: {
    billing_type: ['membership', 'personal_training', 'merchandise', 'class', 'other'],
    payment_status: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'],
    payment_method: paymentMethods,
  },
  Payments: {
    payment_type: ['membership_fee', 'personal_training', 'class_fee', 'merchandise', 'service', 'other'],
    payment_status: ['completed', 'pending', 'failed', 'refunded', 'cancelled'],
    payment_method: paymentMethods,
  },
  ExternalPayments: {
    payment_type: [
      'utilities',
      'rent',
      'equipment',
      'maintenance',
      'supplies',
      'insurance',
      'marketing',
      'software',
      'other',
    ],
    payment_status: ['completed', 'pending', 'failed', 'cancelled'],
    payment_method: paymentMethods,
  },
};

/** `credit_card` reads "Credit Card"; a value with capitals stays unchanged. */
export function displayTextOf(value: string): string {
  if (value !== value.toLowerCase()) return value;
  return value.replaceAll(/[_-]/g, ' ').replaceAll(/\b[a-z]/g, letter => letter.toUpperCase());
}

/** The rows of the master-data table, in the order of the screens. */
export function masterDataRows(): MasterDataRow[] {
  return Object.entries(masterData).flatMap(([page, dropdowns]) =>
    Object.entries(dropdowns).flatMap(([dropdownName, choices]) =>
      choices.map((choice, sortOrder) => {
        const [value, displayText] = typeof choice === 'string' ? [choice, displayTextOf(choice)] : choice;
        return { page, dropdownName, value, displayText, sortOrder };
      }),
    ),
  );
}
