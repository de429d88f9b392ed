// Which of the large diagrams of a page is open: one at a time.

class Opened {
  id = $state<string | null>(null);
}

export const open = new Opened();
