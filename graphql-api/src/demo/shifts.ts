import type { Attendance } from '../resources/attendance/attendance.ts';
import type { Shift } from '../resources/shifts/shift.ts';
import { addDays, dayBetween, momentOn, weekdayNames, weekdayOf } from './days.ts';
import { colleaguesOf, type Colleague, type EmployeeStory } from './employees.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, type Edit, type Fields, type Story } from './story.ts';
import type { TrainerStory } from './trainers.ts';

export type ShiftStory = Story<Fields<Shift>>;

interface Pattern {
  shiftName: string;
  shiftType: string;
  startTime: string;
  endTime: string;
  days: string;
}

const office: Pattern = {
  shiftName: 'Office',
  shiftType: 'flexible',
  startTime: '09:00',
  endTime: '17:00',
  days: 'Mon,Tue,Wed,Thu,Fri',
};

const patterns: Record<string, readonly Pattern[]> = {
  'Front Desk Associate': [
    {
      shiftName: 'Early Desk',
      shiftType: 'rotating',
      startTime: '05:00',
      endTime: '13:00',
      days: 'Mon,Tue,Wed,Thu,Fri',
    },
    {
      shiftName: 'Late Desk',
      shiftType: 'rotating',
      startTime: '13:00',
      endTime: '21:00',
      days: 'Wed,Thu,Fri,Sat,Sun',
    },
  ],
  'Membership Consultant': [
    {
      shiftName: 'Sales Floor',
      shiftType: 'regular',
      startTime: '11:00',
      endTime: '19:00',
      days: 'Tue,Wed,Thu,Fri,Sat',
    },
  ],
  'Maintenance Technician': [
    {
      shiftName: 'Building Service',
      shiftType: 'on-call',
      startTime: '08:00',
      endTime: '16:00',
      days: 'Mon,Tue,Wed,Thu,Fri',
    },
  ],
  Cleaner: [
    {
      shiftName: 'Cleaning',
      shiftType: 'split',
      startTime: '04:00',
      endTime: '10:00',
      days: 'Mon,Tue,Wed,Thu,Fri,Sat',
    },
  ],
  Lifeguard: [
    {
      shiftName: 'Pool',
      shiftType: 'regular',
      startTime: '10:00',
      endTime: '18:00',
      days: 'Wed,Thu,Fri,Sat,Sun',
    },
  ],
};

const ATTENDANCE_DAYS = 90;
const BREAK_MINUTES = 30;

/** Everybody's working week. */
export function makeShifts(
  today: string,
  employees: readonly EmployeeStory[],
  trainers: readonly TrainerStory[],
): ShiftStory[] {
  const random = createRandom('shifts');
  const availability = new Map(trainers.map(({ first }) => [first.email, first.availability]));
  return numbered(
    colleaguesOf(employees).map((colleague): Omit<ShiftStory, 'id'> => {
      const trainerDays = availability.get(colleague.email);
      const { days, ...pattern } = trainerDays
        ? trainingShift(random, trainerDays)
        : random.pick(patterns[colleague.position] ?? [office]);
      return {
        createdAt: colleague.createdAt,
        by: 'manager',
        first: {
          ...pattern,
          employeeId: colleague.id,
          daysOfWeek: days,
          locationId: colleague.houseId,
          isActive: true,
          breakDuration: BREAK_MINUTES,
        },
        edits: colleague.left ? [{ at: colleague.updatedAt, by: 'manager', set: { isActive: false } }] : [],
      };
    }),
  );
}

/** Trainers work the early or the late half of the days on which they are available. */
function trainingShift(random: Random, weekdays: readonly string[]): Pattern {
  const days = weekdays.map(day => day.slice(0, 3)).join(',');
  return random.chance(0.5)
    ? { shiftName: 'Training, early', shiftType: 'regular', startTime: '06:00', endTime: '14:00', days }
    : { shiftName: 'Training, late', shiftType: 'regular', startTime: '13:00', endTime: '21:00', days };
}

/** Who was there on which day, of the last three months. */
export function makeAttendance(
  today: string,
  employees: readonly EmployeeStory[],
  shifts: readonly ShiftStory[],
): Story<Fields<Attendance>>[] {
  const random = createRandom('attendance');
  const colleagues = new Map(colleaguesOf(employees).map(colleague => [colleague.id, colleague]));
  return numbered(
    shifts.flatMap(({ first }) => daysOf(random, colleagues.get(first.employeeId)!, first, today)),
  );
}

function daysOf(random: Random, colleague: Colleague, shift: Fields<Shift>, today: string) {
  const from = addDays(today, -ATTENDANCE_DAYS);
  const holiday = dayBetween(random, from, addDays(today, 60));
  const away = colleague.status === 'on_leave' ? colleague.updatedAt.slice(0, 10) : undefined;
  return Array.from({ length: ATTENDANCE_DAYS }, (_, index) => addDays(from, index))
    .filter(day => day > colleague.hireDate && (!colleague.left || day < colleague.left))
    .filter(day => shift.daysOfWeek!.includes(weekdayNames[weekdayOf(day)]!.slice(0, 3)))
    .map(day => {
      const onHoliday = (day >= holiday && day < addDays(holiday, 7)) || (away !== undefined && day >= away);
      const status = onHoliday
        ? 'on-leave'
        : random.weighted({ present: 915, late: 50, absent: 20, 'half-day': 15 });
      return oneDay(random, colleague.id, shift, day, status, today);
    });
}

function oneDay(
  random: Random,
  employeeId: number,
  shift: Fields<Shift>,
  attendanceDate: string,
  status: string,
  today: string,
): Omit<Story<Fields<Attendance>>, 'id'> {
  const first = { employeeId, attendanceDate, status };
  if (status === 'absent' || status === 'on-leave') {
    return { createdAt: momentOn(random, attendanceDate, today), by: 'manager', first, edits: [] };
  }
  const hours =
    status === 'half-day' ? 4 : Number(shift.endTime.slice(0, 2)) - Number(shift.startTime.slice(0, 2));
  const overtimeHours = status !== 'half-day' && random.chance(0.06) ? random.pick([0.5, 1, 1.5]) : 0;
  const checkInTime = clockOn(
    attendanceDate,
    shift.startTime,
    status === 'late' ? random.whole(8, 40) : random.whole(-8, 3),
  );
  const checkOutTime = clockOn(
    attendanceDate,
    shift.startTime,
    (hours + overtimeHours) * 60 + random.whole(0, 12),
  );
  const edit: Edit<Fields<Attendance>> = {
    at: checkOutTime,
    by: 'reception',
    set: { checkOutTime, hoursWorked: hours + overtimeHours - BREAK_MINUTES / 60, overtimeHours },
  };
  return { createdAt: checkInTime, by: 'reception', first: { ...first, checkInTime }, edits: [edit] };
}

/** The time so many minutes later. */
function clockOn(day: string, time: string, minutes: number): string {
  return new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 19);
}
