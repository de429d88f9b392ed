//! JSON that is written once and passed on as it is.

use std::borrow::Cow;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// Something that is sent in its JSON form: text that was written before, or, where it was read, the
/// value itself.
///
/// The views of a game are made by the game and go to many viewers, so the server writes each once
/// and shares it; whoever receives them knows what they are.
#[derive(Clone, Debug)]
pub enum Json<T = Value> {
    /// Written already.
    Written(Arc<RawValue>),
    /// Read, or yet to be written.
    Read(T),
}

impl<T> Json<T> {
    /// The form of a value, written now.
    #[must_use]
    pub fn write(value: &impl Serialize) -> Self {
        Self::Written(to_raw_value(value).unwrap_or_default().into())
    }
}

impl<T: Serialize> Json<T> {
    /// The length of its form.
    #[must_use]
    pub fn written_bytes(&self) -> usize {
        match self {
            Self::Written(text) => text.get().len(),
            Self::Read(value) => serde_json::to_string(value).map_or(0, |text| text.len()),
        }
    }
}

impl<T: Clone + DeserializeOwned> Json<T> {
    /// The value, read if it has not been.
    ///
    /// # Errors
    /// What was written is something else.
    pub fn get(&self) -> serde_json::Result<Cow<'_, T>> {
        match self {
            Self::Written(text) => serde_json::from_str(text.get()).map(Cow::Owned),
            Self::Read(value) => Ok(Cow::Borrowed(value)),
        }
    }
}

impl<T: Serialize> Serialize for Json<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Written(text) => text.as_ref().serialize(serializer),
            Self::Read(value) => value.serialize(serializer),
        }
    }
}

/// As a value: text that is passed on cannot be read through the buffers of a flattened type.
impl<'de, T: Deserialize<'de>> Deserialize<'de> for Json<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::Read)
    }
}

/// Whether a field goes without saying.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so
pub(crate) fn is_false(said: &bool) -> bool {
    !said
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_passed_on_as_it_is_and_read_as_a_value() {
        let list = vec!["a".to_string(), "b".to_string()];
        let written = Json::<Vec<String>>::write(&list);
        let text = serde_json::to_string(&written).unwrap();
        assert_eq!(text, r#"["a","b"]"#);
        assert_eq!((written.written_bytes(), Json::Read(&list).written_bytes()), (9, 9));
        let read: Json<Vec<String>> = serde_json::from_str(&text).unwrap();
        assert_eq!((&*written.get().unwrap(), &*read.get().unwrap()), (&list, &list));
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
}
