"""What is worked on in processes of their own: bots that think, replays, lessons."""
