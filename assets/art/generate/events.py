"""The ten event cards by the key the rules give them."""
from events_cards import event_all_swap, event_make_swap, event_swap_own, event_take_two, event_trade
from events_table import event_pass_left, event_shift_seats
from events_track import event_advance_2, event_all_advance_1, event_quiz

EVENTS = {'swap_own': event_swap_own, 'all_swap': event_all_swap, 'advance_2': event_advance_2,
    'all_advance_1': event_all_advance_1,
          'trade': event_trade, 'pass_left': event_pass_left, 'shift_seats': event_shift_seats, 'take_two': event_take_two,
          'make_swap': event_make_swap, 'quiz': event_quiz}
