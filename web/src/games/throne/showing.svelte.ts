// Whether the board still shows what others did. The prompt belongs to the frame, which cannot know.

class Showing {
  behind = $state(false);
}

export const showing = new Showing();
